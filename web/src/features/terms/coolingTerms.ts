import type { TermsPart } from './generalTerms.ts'

/**
 * Terms of centralised cooling, for commercial premises that have it. The numbers are specified; the sentences are
 * ours (C-171).
 */
export const coolingTerms: readonly TermsPart[] = [
  {
    heading: 'Bills and meters',
    paragraphs: [
      'A bill for centralised cooling is paid within 14 days of its date.',
      'You may ask for a test of the meter. A meter test costs S$500; it is not charged when the meter turns out to be wrong.',
    ],
  },
  {
    heading: 'Breach and reconnection',
    paragraphs: [
      'A breach of these terms is remedied within 30 days of notice.',
      'After 45 days of arrears the supply may be terminated. A reconnection costs S$60.',
      'Either side may end the supply with 1 month of notice.',
    ],
  },
  {
    heading: 'Liability and equipment',
    paragraphs: [
      'Our liability to you is capped at S$1,800.',
      'Fan coil units are written off in a straight line over a useful life of 7 years. What is left of their value is paid when the supply ends earlier at your wish.',
    ],
  },
]
