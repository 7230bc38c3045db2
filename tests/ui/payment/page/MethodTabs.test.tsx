/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { storePage } from '../payment-samples.js';

let online = false;
jest.unstable_mockModule('../../../../src/ui/payment/page/MethodDrawer.js', () => {
  if (!online) throw new Error('offline');
  return { MethodDrawer: () => <p>the drawer</p> };
});
const { MethodTabs } = await import('../../../../src/ui/payment/page/MethodTabs.js');
const { TabsVm } = await import('../../../../src/ui/payment/page/tabs.vm.js');

describe('MethodTabs', () => {
  it('TB-08 a drawer that did not arrive says so, and comes when it is asked for again', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = storePage({ options: [{ code: 'juzdan', name: 'Juzdan', icon: '' }] });
    const tabs = new TabsVm(
      page,
      false,
      () => false,
      () => {},
    );
    render(<MethodTabs tabs={tabs} t={(key) => key} marks={() => null} />);
    const press = () =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: 'tabs.label tabs.card' })));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('error.partMissing');
    online = true;
    await press();
    expect(await screen.findByText('the drawer')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    complaint.mockRestore();
  });
});
