/** The arm that holds the staff. */
export const StaffArm = () => (
  <>
    <path d="M44 86 96 74 102 88 52 104H46Z" fill="var(--plate)" />
    <path d="M46 97 101 84 102 88 52 104H46Z" fill="var(--plate-dark)" />
  </>
)
