import { screen } from '@testing-library/react'

/** The button with this name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
