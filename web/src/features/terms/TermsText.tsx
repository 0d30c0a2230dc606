import type { TermsPart } from './generalTerms.ts'
import css from './TermsText.module.css'

/** The text of terms, part by part. */
export const TermsText = ({ parts }: { readonly parts: readonly TermsPart[] }) =>
  parts.map(({ heading, paragraphs }) => (
    <section className={css['part']} key={heading}>
      <h3>{heading}</h3>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
