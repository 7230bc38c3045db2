import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { CardChoiceVm } from '../../../../../src/ui/payment/card/choice/card-choice.vm.js';
import { storePage } from '../../payment-samples.js';

const choiceOf = (page: Partial<PaymentPage>) => new CardChoiceVm(storePage(page));

/** The card is to be stored, which the shopper has confirmed. */
function stored(page: Partial<PaymentPage>): CardChoiceVm {
  const choice = choiceOf(page);
  choice.toggleStoreCard(true);
  choice.answerStoreCard(true);
  return choice;
}

describe('storing the card', () => {
  it('S3-01 checking the box asks first, naming the e-mail, and checks nothing yet', () => {
    const choice = choiceOf({ non3d: true });
    choice.toggleStoreCard(true);
    expect(choice.askingToStore).toBe(true);
    expect(choice.email).toBe('ayse@example.com');
    expect(choice.storeCard).toBe(false);
    expect(choice.use3d).toBe(false);
  });

  it('S3-01 No leaves both boxes unchecked', () => {
    const choice = choiceOf({ non3d: true });
    choice.toggleStoreCard(true);
    choice.answerStoreCard(false);
    expect(choice.askingToStore).toBe(false);
    expect(choice.storeCard).toBe(false);
    expect(choice.use3d).toBe(false);
  });

  it('S3-01 Yes checks both boxes', () => {
    const choice = stored({ non3d: true });
    expect(choice.askingToStore).toBe(false);
    expect(choice.storeCard).toBe(true);
    expect(choice.use3d).toBe(true);
  });

  it('S3-01 No to the question asked again turns storing off', () => {
    const choice = stored({ non3d: true });
    choice.toggleStoreCard(true);
    choice.answerStoreCard(false);
    expect(choice.storeCard).toBe(false);
  });

  it('PP-13 is offered', () => {
    expect(choiceOf({}).storeCardOffered).toBe(true);
  });

  it('PP-13 is not offered with storeCardOff, and asks nothing', () => {
    const choice = choiceOf({ storeCardOff: true });
    choice.toggleStoreCard(true);
    expect(choice.storeCardOffered).toBe(false);
    expect(choice.askingToStore).toBe(false);
  });
});

describe('3-D Secure', () => {
  it('S3-03 S3-06 S3-08 where non-3-D is allowed the box is unchecked at first, and pays without', () => {
    const choice = choiceOf({ non3d: true });
    expect(choice.shows3dBox).toBe(true);
    expect(choice.use3d).toBe(false);
    expect(choice.with3d).toBe(false);
  });

  it('S3-03 checking the box pays with 3-D, unchecking it without', () => {
    const choice = choiceOf({ non3d: true });
    choice.toggle3d(true);
    expect(choice.use3d).toBe(true);
    expect(choice.with3d).toBe(true);
    choice.toggle3d(false);
    expect(choice.with3d).toBe(false);
  });

  it('S3-04 storing the card pays with 3-D', () => {
    expect(stored({ non3d: true }).with3d).toBe(true);
  });

  it('S3-02 unchecking 3-D turns storing off', () => {
    const choice = stored({ non3d: true });
    choice.toggle3d(false);
    expect(choice.storeCard).toBe(false);
    expect(choice.use3d).toBe(false);
    expect(choice.with3d).toBe(false);
  });

  it('S3-08 without non3d there is no box, and every payment is 3-D', () => {
    const choice = choiceOf({});
    expect(choice.shows3dBox).toBe(false);
    expect(choice.with3d).toBe(true);
  });

  it('S3-05 S3-08 force3d checks the box and goes before non3d', () => {
    const choice = choiceOf({ non3d: true, force3d: true });
    expect(choice.shows3dBox).toBe(true);
    expect(choice.use3d).toBe(true);
    expect(choice.use3dFixed).toBe(true);
    expect(choice.with3d).toBe(true);
  });

  it('S3-05 with force3d the box cannot be unchecked', () => {
    const choice = choiceOf({ non3d: true, force3d: true });
    choice.toggle3d(false);
    expect(choice.use3d).toBe(true);
    expect(choice.with3d).toBe(true);
  });

  it('PP-14 S3-06 test mode offers neither box, and pays with 3-D', () => {
    const choice = choiceOf({ testMode: true, non3d: true });
    expect(choice.storeCardOffered).toBe(false);
    expect(choice.shows3dBox).toBe(false);
    expect(choice.with3d).toBe(true);
  });
});
