/** The scanner sweeps. */
export const FullScan = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#0a140d" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <circle cx="86" cy="30" r="24" fill="#0f2014" />
    <g fill="none" stroke="#8fce5a">
      <circle cx="86" cy="30" r="24" opacity=".8" />
      <circle cx="86" cy="30" r="15" opacity=".5" />
      <circle cx="86" cy="30" r="7" opacity=".4" />
    </g>
    <path d="M86 30 104 12a24 24 0 0 1 6 16Z" fill="#8fce5a" opacity=".55" />
    <path d="M74 20h3v3h-3Zm24 16h3v3h-3Zm-30 4h2v2h-2Z" fill="#e2ffb8" />
    <path d="M8 14h36M8 22h24M8 30h30M128 38h36M136 30h28M124 46h40" stroke="#8fce5a" stroke-width="2" opacity=".45" />
  </>
)
