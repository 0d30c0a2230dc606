import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderPage } from '../../../pages/landing/LandingPage.tsx'

export const Route = createFileRoute('/open-account/test')({ component: PlaceholderPage })
