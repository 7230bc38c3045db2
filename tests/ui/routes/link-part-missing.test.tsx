/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { presentAddress } from '../../../src/ui/frame/read-addresses.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../payment/fake-ports.js';
import { providerPages } from '../payment/payment-samples.js';

jest.unstable_mockModule('../../../src/parts/links.part.js', () => {
  throw new Error('offline');
});
const { PageRoutes, linkViews } = await import('../../../src/parts/routes.part.js');

describe('PageRoutes', () => {
  it('RT-02 where the part of the links did not arrive the page says so, and the same address can be opened again', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const ports = new FakePorts();
    window.history.replaceState(null, '', '/link/abc_1');
    render(
      <PageRoutes
        address={presentAddress(window)}
        ports={ports}
        linkViews={linkViews}
        texts={ports.texts}
        theme={ports.theme}
        providerPages={providerPages}
      />,
    );
    expect(await screen.findByText(tr['error.partMissing'])).toBeVisible();
    expect(screen.getByRole('link', { name: tr['label.tryAgain'] })).toHaveAttribute('href', '/link/abc_1');
    complaint.mockRestore();
  });
});
