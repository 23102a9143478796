import { Bust } from './figures.tsx'

/** A hand that pulls a brother up. */
export const RescueSpaceMarine = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#131619" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={56} size={0.95} />
    <path d="M74 34l26 6 4-4 10 2v8l-10 2-4-4-28-4Z" fill="#574650" />
    <path d="M114 40h22q10 2 12 16h-24Z" fill="#3a2c33" />
    <path d="M86 6h6v6h6v6h-6v6h-6v-6h-6v-6h6Z" fill="#67d391" />
  </>
)
