/** Eyes between the beams. */
export const StalkingFromTheShadows = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#0b0709" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <path d="M0 0h34v56H0Zm58 0h26v56H58Zm52 0h30v56h-30Zm50 0h12v56h-12Z" fill="#21151a" />
    <path d="M42 20h3v3h-3Zm8 0h3v3h-3Zm40 12h3v3h-3Zm8 0h3v3h-3Zm48-16h3v3h-3Zm7 0h3v3h-3Z" fill="#b2ee74" />
    <path d="M34 42q12-12 24 2M84 50q12-10 26 0M140 38q10-10 20 0" fill="none" stroke="#3d1b27" stroke-width="6" />
  </>
)
