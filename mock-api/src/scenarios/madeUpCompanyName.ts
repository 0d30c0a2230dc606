const places = [
  'ALJUNIED',
  'BALESTIER',
  'CHANGI',
  'DUNEARN',
  'EUNOS',
  'GEYLANG',
  'HOUGANG',
  'JURONG',
  'KALLANG',
  'PASIR RIS',
]
const trades = [
  'BAKERY',
  'BOOKS',
  'CATERING',
  'ELECTRICAL',
  'ENGINEERING',
  'FURNITURE',
  'LOGISTICS',
  'PRINTING',
  'TEXTILES',
  'TRADING',
]

/** The shape of a UEN of a local company: a year and a number before its check letter. */
const localCompany = /^\d{9}[A-Z]$/

/** A made-up company name for a well-formed UEN, always the same for the same UEN. */
export const madeUpCompanyName = (uen: string): string => {
  const digits = uen.replaceAll(/\D/g, '')
  const place = places[Number(digits.at(-2))]
  const trade = trades[Number(digits.at(-1))]
  return [place, trade, ...(localCompany.test(uen) ? ['PTE LTD'] : [])].join(' ')
}
