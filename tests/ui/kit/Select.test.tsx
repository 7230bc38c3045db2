/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Select } from '../../../src/ui/kit/Select.js';
import styles from '../../../src/ui/kit/Select.styles.js';
import { lookOf } from './look.js';

const options = [
  { value: 'tr', label: 'Türkçe' },
  { value: 'en', label: 'English' },
] as const;

/** The list in a shell, in which `choice` is chosen before the script arrives. */
async function hydratedAfter(choice: 'tr' | 'en'): Promise<string[]> {
  const chosen: string[] = [];
  const list = (
    <StrictMode>
      <Select label="Dil" options={options} value="tr" onChoose={(value) => chosen.push(value)}></Select>
    </StrictMode>
  );
  const shell = document.body.appendChild(document.createElement('div'));
  const { container, unmount } = render(list);
  shell.innerHTML = container.innerHTML;
  unmount();
  shell.querySelector('select')!.value = choice;
  await act(async () => void hydrateRoot(shell, list));
  return chosen;
}

describe('a list of the browser', () => {
  it('LG-03 a choice made before the script arrived counts', async () => {
    expect(await hydratedAfter('en')).toContain('en');
  });

  it('RL-17 LG-03 its text has 16 px, below which a phone of Apple’s zooms in', () => {
    const { container } = render(<Select label="Dil" options={options} value="tr" onChoose={() => undefined} />);
    expect(lookOf(container.querySelector('select')!, styles)).toContain('font-size:1rem;');
  });

  it('LG-03 one that was left alone chooses nothing', async () => {
    expect(await hydratedAfter('tr')).toEqual([]);
  });
});
