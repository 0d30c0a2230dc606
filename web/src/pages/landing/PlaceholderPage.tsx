import { PageFrame } from '../../features/plainPage/PageFrame.tsx'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'

/** The pages `/open-account/test` and `/open-account/test-again`, which the documents keep free. */
export const PlaceholderPage = () => (
  <PageFrame>
    <PageTitle title="Test page" lead="There is nothing to fill in here." />
  </PageFrame>
)
