/**
 * Terms and Conditions. The parts, the numbers and the statements are specified; the sentences around them are ours
 * (C-171).
 */
export interface TermsPart {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** The terms of every account. `hotline` is the number to call with questions. */
export const generalTerms = (hotline: string): TermsPart => ({
  heading: 'General terms',
  paragraphs: [
    'These terms apply between you, the account holder, and the utilities provider from the day your account is opened until it is closed and every bill is settled.',
    'You confirm that the particulars in your application are true and complete. Tell us when they change.',
    'Residential premises are used for residential purposes only and commercial premises for commercial purposes only. You notify us within 7 days of any change in the use of the premises.',
    'You let our officers enter the premises at a reasonable hour to read, inspect, repair or replace a meter, and you keep the meters within reach.',
    `Questions are answered on the hotline ${hotline}.`,
  ],
})

/** Parts I to V. */
export const termsParts: readonly TermsPart[] = [
  {
    heading: 'Part I: Electricity',
    paragraphs: [
      'Electricity is supplied to the premises named in your application and may not be passed on to other premises.',
      'Electrical work at the premises is done by a licensed worker. You tell us before an embedded electricity generator is connected.',
      'We may turn off the supply without notice where there is danger to people or property.',
    ],
  },
  {
    heading: 'Part II: Water',
    paragraphs: [
      'Water is supplied through the meter of the premises. Leaks behind the meter are yours to repair, and the water that runs through them is billed.',
      'Waterborne tax and refuse collection charges start from the day the account is opened.',
    ],
  },
  {
    heading: 'Part III: Gas',
    paragraphs: [
      'A request for gas in this application is passed on to the gas company, which turns the gas on by appointment made with it by phone.',
      'Gas appliances are connected by a licensed gas service worker only.',
    ],
  },
  {
    heading: 'Part IV: Bills and payment',
    paragraphs: [
      'A bill is due on the date printed on it. A late payment charge of 1% per month applies to what is unpaid after that date.',
      'You give at least 4 working days of notice when you wish to close the account. Charges run until the supply is turned off or the next account is opened.',
      'A bill by e-mail has the same force as a bill on paper.',
    ],
  },
  {
    heading: 'Part V: Personal data',
    paragraphs: [
      'We use the particulars in your application to open and run the account, to send bills and notices, and as the law requires.',
      'With your consent to the home protection offer, the insurer named in it may contact you. You can take the consent back at any time.',
    ],
  },
]

/** The security deposit. */
export const depositTerms: TermsPart = {
  heading: 'Security deposit',
  paragraphs: [
    'A security deposit is at least 1.5 times the monthly charges expected for the premises, or 3 times for applicants who are neither Singapore citizens nor permanent residents.',
    'The residential security deposit is billed in the first bill; the first bill uses the rate without GIRO. Any excess offsets later bills or is refunded after GIRO is approved.',
    'The commercial security deposit is paid by eNets or credit card during the application.',
    'Where a deposit falls short of what is needed by less than 10%, the difference is billed; otherwise you top it up.',
    'When the account is closed, the deposit is set against the final bill and the rest is returned. A request for a refund is made within a month.',
  ],
}
