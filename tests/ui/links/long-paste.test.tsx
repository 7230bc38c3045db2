/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { links as tr } from '../../../src/ui/texts/tr/links.js';
import { collection, product } from '../../domain/sample-links.js';
import { field, renderedLink } from './rendered-link.js';

/** Pastes into a field over what stands in it, as a browser does, which cuts a text that is longer than the field allows. */
async function paste(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

describe('a long text that is pasted', () => {
  it('CN-23 QT-01 is not read as another quantity: the blanks of a cell stand before its last digit', async () => {
    renderedLink({ ...product, max: 200 });
    await paste(tr['quantity.label'], '       120');
    expect(field(tr['quantity.label'])).toHaveValue('120');
  });

  it('CN-23 QT-01 is left as it came, with its warning, where no quantity can be read in it', async () => {
    renderedLink(product);
    await paste(tr['quantity.label'], '12 or 13 pieces');
    expect(field(tr['quantity.label'])).toHaveValue('12 or 13 pieces');
    expect(screen.getByText(tr['validation.quantityUnreadable'])).toBeVisible();
  });

  it('CN-23 LK-02 is not read as another amount', async () => {
    renderedLink(collection);
    await paste(tr['link.payment'], `${' '.repeat(36)}120,50`);
    expect(field(tr['link.payment'])).toHaveValue('120,50');
  });

  it('CN-23 AD-04 is not read as another zip code', async () => {
    renderedLink({ ...product, zipRequired: true });
    await paste(tr['address.zip'], `${' '.repeat(38)}34710`);
    expect(field(tr['address.zip']).value.trim()).toBe('34710');
  });
});
