/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { tr } from '../../../src/ui/texts/tr.js';
import { FakeWorld, links } from '../payment/fake-world.js';

jest.unstable_mockModule('../../../src/ui/links/link-parts.js', () => {
  throw new Error('offline');
});
const { OtherRoutes } = await import('../../../src/ui/app/OtherRoutes.js');

describe('OtherRoutes', () => {
  it('RT-02 where the part of the links did not arrive the page says so, and the same address can be opened again', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const world = new FakeWorld();
    window.history.replaceState(null, '', '/link/abc_1');
    render(<OtherRoutes world={world} texts={world.texts} theme={world.theme} links={links} />);
    expect(await screen.findByText(tr['error.partMissing'])).toBeVisible();
    expect(screen.getByRole('link', { name: tr['label.tryAgain'] })).toHaveAttribute('href', '/link/abc_1');
    complaint.mockRestore();
  });
});
