/** A seal of faith in the light. */
export const RewardedFaith = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#1a130c" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <path d="M86-6 50 56h72Z" fill="#ffdf9e" opacity=".22" />
    <path d="M76 24h20v28l-10-7-10 7Z" fill="#efe6c8" />
    <circle cx="86" cy="22" r="13" fill="#a33420" />
    <circle cx="86" cy="22" r="8" fill="#7a1f18" />
    <path d="M86 15l2 5 5 .4-4 3.3 1.3 5-4.3-2.7-4.3 2.7 1.3-5-4-3.3 5-.4Z" fill="#ffdf9e" />
    <path d="M36 12v12m-6-6h12M134 12v12m-6-6h12" stroke="#d8b36a" stroke-width="2" />
  </>
)
