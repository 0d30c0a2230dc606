import { expect, test } from 'vitest'
import { type RetailPlan, retailPlanName, retailPlanPrice } from './retailPlan.ts'

test.each<[RetailPlan, string, string]>([
  [{ kind: 'fixed', fixed_unit_price: 2457 }, 'Fixed Plan', '$0.2457 per kWh'],
  [{ kind: 'fixed', fixed_unit_price: 2900 }, 'Fixed Plan', '$0.2900 per kWh'],
  [{ kind: 'discounted', tariff_discount_percent: 550 }, 'Discounted Off Tariff', '5.5% off tariff'],
  [{ kind: 'discounted', tariff_discount_percent: 2000 }, 'Discounted Off Tariff', '20% off tariff'],
])('the plan %j is called %s and costs %s', (plan, name, price) => {
  expect(retailPlanName[plan.kind]).toBe(name)
  expect(retailPlanPrice(plan)).toBe(price)
})
