/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazy, StrictMode } from 'react';
import { PartBoundary } from '../../../src/ui/kit/PartBoundary.js';

/** A part that arrives, or not, when the test says so. */
function part() {
  let arrive: (arrived: boolean) => void = () => {};
  const Part = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve, reject) => {
        arrive = (arrived) => (arrived ? resolve({ default: () => 'the part' }) : reject(new Error('offline')));
      }),
  );
  render(
    <PartBoundary waiting={<p>its room</p>} missing={<p>what stands in</p>}>
      <Part />
    </PartBoundary>,
    { wrapper: StrictMode },
  );
  return (arrived: boolean) => act(async () => arrive(arrived));
}

describe('Late', () => {
  it('keeps the room of a part until it is there', async () => {
    const arrive = part();
    expect(document.body).toHaveTextContent('its room');
    await arrive(true);
    expect(screen.getByText('the part')).toBeVisible();
  });

  it('a part that does not arrive takes nothing else away', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const arrive = part();
    await arrive(false);
    expect(document.body).toHaveTextContent('what stands in');
    complaint.mockRestore();
  });
});
