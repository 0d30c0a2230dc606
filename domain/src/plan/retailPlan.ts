const unitPriceScale = 10_000
const discountScale = 100

/** A retail electricity plan, in the units of the plan data. */
export type RetailPlan =
  /** The price of a kWh in ten-thousandths of a dollar. */
  | { readonly kind: 'fixed'; readonly fixed_unit_price: number }
  /** The discount in hundredths of a per cent. */
  | { readonly kind: 'discounted'; readonly tariff_discount_percent: number }

/** What a plan is called on its card. */
export const retailPlanName: Readonly<Record<RetailPlan['kind'], string>> = {
  fixed: 'Fixed Plan',
  discounted: 'Discounted Off Tariff',
}

/** What a plan costs, as its card shows it: '$0.2457 per kWh' or '5.5% off tariff' (C-128). */
export const retailPlanPrice = (plan: RetailPlan): string =>
  plan.kind === 'fixed'
    ? `$${(plan.fixed_unit_price / unitPriceScale).toFixed(4)} per kWh`
    : `${plan.tariff_discount_percent / discountScale}% off tariff`
