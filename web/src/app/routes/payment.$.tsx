import { createFileRoute } from '@tanstack/react-router'
import { defaultExport } from '../../kit/ui/lazy/lazyPart.tsx'
import { lazyPage } from '../../features/plainPage/lazyPage.tsx'

const KioskPaymentPage = lazyPage(
  () => import('../../pages/kioskPayment/KioskPaymentPage.tsx'),
  defaultExport,
)

export const Route = createFileRoute('/payment/$')({ codeSplitGroupings: [], component: KioskPaymentPage })
