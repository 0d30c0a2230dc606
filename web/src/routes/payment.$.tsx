import { createFileRoute } from '@tanstack/react-router'
import { defaultExport } from '../lazy/lazyPart.tsx'
import { lazyPage } from '../pages/lazyPage.tsx'

const KioskPaymentPage = lazyPage(() => import('../kioskPayment/KioskPaymentPage.tsx'), defaultExport)

export const Route = createFileRoute('/payment/$')({ codeSplitGroupings: [], component: KioskPaymentPage })
