/** Backpack, torso and the hollow of the hood, drawn looking right; tones by `--plate`, `--plate-dark`, `--shade`, `--glint`. */
export const Body = () => (
  <>
    <path d="M12 30q0-9 9-9h22v72H22q-10 0-10-10Z" fill="var(--shade)" />
    <path d="M12 44h14v6H12Zm0 12h14v6H12Zm0 12h14v6H12Z" fill="var(--plate-dark)" />
    <path d="M13 25a11 11 0 0 1 20-7l4 4-8 8-14 3Z" fill="var(--plate-dark)" />
    <path d="M16 22a9 9 0 0 1 13-5" class="da-rim" />
    <path d="M88 52c8-3 15 2 16 11l-2 12-12 2Z" fill="var(--shade)" />
    <path d="M32 42 94 42 99 62 92 104H34L28 70Z" fill="var(--plate-dark)" />
    <path d="M62 50 95 47 98 62 91 84 66 82Z" fill="var(--plate)" />
    <path d="M66 84 90 86 89 92 66 90Zm0 9 22 2-1 9H66Z" fill="var(--shade)" />
    <path d="M95 47 98 62 91 84" class="da-rim" />
    <path d="M78 56l9-2-2 7 4 6-10-3-9 3 4-6-4-6Z" fill="var(--brass-2)" />
    <path d="M31 46C28 18 44 4 64 4c21 0 34 16 33 42-14 9-52 9-66 0Z" fill="var(--plate-dark)" />
    <path d="M31 46C28 18 44 4 64 4c4 0 7 .6 10 1.7C50 8 42 26 44 50c-6-1-10-2-13-4Z" fill="var(--plate)" />
    <path d="M45 43c-2-20 7-31 21-31 15 0 24 12 23 31-9 6-35 6-44 0Z" fill="#06060a" />
    <path d="M70 5c17 4 27 18 27 40" class="da-rim" />
  </>
)
