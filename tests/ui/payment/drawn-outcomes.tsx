import { act, cleanup, render } from '@testing-library/react';
import { Fallback } from '../../../src/ui/outcome/Fallback.js';

/** The drawing of a screen is fetched when the first screen is shown; from then on it is there at once. */
export async function drawOutcomes(): Promise<void> {
  render(<Fallback t={(key) => key} />);
  await act(async () => {
    await import('../../../src/ui/outcome/OutcomeArt.js');
  });
  cleanup();
}
