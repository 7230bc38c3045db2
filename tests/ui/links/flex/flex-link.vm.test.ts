import { of } from 'rxjs';
import { FlexLinkVm } from '../../../../src/ui/links/flex/flex-link.vm.js';
import { flex } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { formOf, mountedLink } from '../mounted-link.js';

describe('a flex link', () => {
  it('LK-04 an address with a plus is taken', () => {
    const { vm } = mountedLink(flex);
    const { fields } = formOf(vm, FlexLinkVm);
    fields.enter('email', 'ali+vezne@gmail.com');
    fields.leave('email');
    expect(fields.shownProblem('email')).toBeUndefined();
  });

  it('LK-04 flex sends who pays and how much', () => {
    const { ports, vm } = mountedLink({ ...flex, payerName: 'Ayşe Yılmaz' });
    const { fields } = formOf(vm, FlexLinkVm);
    vm.submit();
    for (const name of ['amount', 'phone', 'email', 'detail'] as const)
      expect(fields.shownProblem(name)?.key).toBe('validation.required');
    expect(fields.shownProblem('fullName')).toBeUndefined();
    fields.enter('amount', '₺1.250,50');
    fields.enter('phone', '+90 555 111 22 33');
    fields.enter('email', ' ayse@example.com ');
    fields.enter('detail', 'Moda Caddesi\nNo: 5 Daire 3');
    vm.submit();
    expect(ports.links.orders).toEqual([
      {
        kind: 'flex',
        amount: 125_050,
        name: 'Ayşe Yılmaz',
        address: 'Moda Caddesi No: 5 Daire 3',
        email: 'ayse@example.com',
        phone: '05551112233',
      },
    ]);
  });

  it('LK-04 an amount over the most is not what will be paid', () => {
    const { vm } = mountedLink(flex);
    const form = formOf(vm, FlexLinkVm);
    form.fields.enter('amount', '10.000,01');
    expect(form.amount).toBeUndefined();
  });

  describe('whose amount the provider refused', () => {
    const refusedAmount = (link = flex) => {
      const { ports, vm } = mountedLink(flex);
      const { fields } = formOf(vm, FlexLinkVm);
      fields.enter('amount', '1250');
      fields.enter('fullName', 'Ayşe Yılmaz');
      fields.enter('phone', '+90 555 111 22 33');
      fields.enter('email', 'ayse@example.com');
      fields.enter('detail', 'Moda Caddesi No: 5 Daire 3');
      ports.links.onCreate = () => failing(refused({ code: 'validation', field: 'amount' }));
      ports.links.onOpen = () => of(link);
      vm.submit();
      return { vm, fields };
    };

    it('LK-04 is read again: the amount is judged by its new terms', () => {
      const { fields } = refusedAmount({ ...flex, min: 2_000_00 });
      expect(fields.shownProblem('amount')).toMatchObject({ key: 'validation.amountMin' });
    });

    it('LK-04 stays marked when the field is left once more', () => {
      const { vm, fields } = refusedAmount();
      expect(fields.text('amount')).toBe('1.250,00');
      expect(fields.shownProblem('amount')?.key).toBe('validation.notAccepted');
      expect(vm.correction.count).toBe(1);
    });
  });
});
