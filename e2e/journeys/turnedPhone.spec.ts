import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

const upright = { width: 390, height: 844 }

test.use({ viewport: upright, hasTouch: true })

for (const onItsSide of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(`an applicant turns the phone to ${onItsSide.width} by ${onItsSide.height} while signing`, async ({
    apply,
    page,
    values,
  }) => {
    const { reviewForm: review } = apply
    const save = review.signingDialog.getByRole('button', { name: 'Save' })
    await apply.resumeAtReview('residential/company', {
      address: values.address('premises.flat'),
      applicant: company({ uen: values.of('company.live') }),
    })
    await review.chooseFirstAppointment()
    await review.startSigning()
    await review.drawStroke(0.1, 0.5)
    const drawn = await review.measureInk()
    expect(drawn).toBeGreaterThan(1)

    await page.setViewportSize(onItsSide)
    await expect(save).toBeInViewport({ ratio: 1 })
    await expect(review.signatureBox).toBeInViewport({ ratio: 1 })
    const ways = review.signingDialog.getByRole('radio')
    await expect(ways).toHaveCount(3)
    const tops = await ways.evaluateAll(radios => radios.map(radio => radio.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const box = await review.signatureBox.boundingBox()
    expect(box?.height).toBeGreaterThan(onItsSide.height * 0.45)
    await expect.poll(async () => Math.abs((await review.measureInk()) - drawn) < drawn / 3).toBe(true)

    await review.drawStroke(0.6, 0.9)
    await save.dblclick()
    await review.signedNotice.waitFor()
    await expect(review.formButton('Review and Sign')).toBeFocused()
    await expect(review.formButton('Review and Sign')).toBeInViewport()
  })
