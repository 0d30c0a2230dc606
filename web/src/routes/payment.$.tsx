import { createFileRoute } from '@tanstack/react-router'
import KioskPaymentPage from '../kioskPayment/KioskPaymentPage.tsx'

export const Route = createFileRoute('/payment/$')({ component: KioskPaymentPage })
