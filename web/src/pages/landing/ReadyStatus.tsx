import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import css from './ReadyStatus.module.css'

/** Stands over the page until it is ready to start, and moves nothing of it (C-169). */
export const ReadyStatus = () => (
  <div className={css['status']}>
    <Loader />
  </div>
)
