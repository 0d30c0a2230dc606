import css from './ViewFinder.module.css'

/** A drawing of a document in the frame of a camera, with its advice as text. */
export const ViewFinder = ({ text }: { readonly text: string }) => (
  <div className={css['band']}>
    <svg className={css['drawing']} viewBox="0 0 320 202" aria-hidden="true">
      <rect className={css['paper']} x="14" y="10" width="292" height="182" rx="12" />
      <path
        className={css['corners']}
        d="M4 40V14a12 12 0 0 1 12-12h26M278 2h26a12 12 0 0 1 12 12v26M316 162v26a12 12 0 0 1-12 12h-26M42 200H16a12 12 0 0 1-12-12v-26"
      />
      <path
        className={css['lines']}
        d="M36 44h92M36 62h136M36 80h112M36 150h60M36 166h84M210 150h72M210 166h44"
      />
    </svg>
    <p>{text}</p>
  </div>
)
