const FACES = [0, 1, 2, 3, 4, 5]

/** The six faces of the die; those that slay are marked by colour and a cross. */
export const Faces = ({ slays }: { readonly slays: readonly number[] }) => (
  <span class="da-faces-strip">
    {FACES.map((face) => (
      <b key={face} class={`da-num ${slays.includes(face) ? 'is-deadly' : ''}`}>
        {face}
      </b>
    ))}
  </span>
)
