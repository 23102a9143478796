/** Grilles and hatches, all of them open. */
export const TheyreEverywhere = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#120b0c" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <path d="M8 8h34v22H8Zm60-4h38v18H68Zm62 6h34v22h-34ZM40 38h34v18H40Zm60-2h36v20h-36Z" fill="#050304" />
    <path d="M8 8h34v22H8Zm60-4h38v18H68Zm62 6h34v22h-34ZM40 38h34v18H40Zm60-2h36v20h-36Z" fill="none" stroke="#5a3d35" stroke-width="3" />
    <path
      d="M18 16h3v3h-3Zm9 0h3v3h-3Zm54-5h3v3h-3Zm9 0h3v3h-3Zm50 8h3v3h-3Zm9 0h3v3h-3ZM51 45h3v3h-3Zm8 0h3v3h-3Zm54-2h3v3h-3Zm8 0h3v3h-3Z"
      fill="#b2ee74"
    />
  </>
)
