/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { AlertDialog, Dialog } from '../../../src/ui/kit/Dialog.js';
import styles from '../../../src/ui/kit/ModalFrame.styles.js';
import { lookOf } from './look.js';

const variants = ['default', 'info', 'destructive'] as const;

function Question({ onConfirm = () => {} }: { readonly onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  const [cancelled, setCancelled] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sil…
      </button>
      <output>{cancelled}</output>
      <AlertDialog
        open={open}
        variant="destructive"
        title="Kart silinsin mi?"
        confirmLabel="Sil"
        cancelLabel="Vazgeç"
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onCancel={() => {
          setOpen(false);
          setCancelled((count) => count + 1);
        }}
      >
        Geri alınamaz.
      </AlertDialog>
    </>
  );
}

describe('AlertDialog', () => {
  it('UI-02 has the three variants, each with a look of its own', () => {
    const looks = variants.map((variant) => {
      const { unmount } = render(
        <AlertDialog open variant={variant} title="?" confirmLabel="Evet" onConfirm={() => {}} onCancel={() => {}}>
          Metin
        </AlertDialog>,
        { wrapper: StrictMode },
      );
      const look = lookOf(screen.getByRole('alertdialog'), styles);
      unmount();
      return look;
    });
    expect(new Set(looks).size).toBe(variants.length);
  });

  it('UI-02 is a named modal whose text is read, and the focus starts on the safe answer', async () => {
    const modal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Question />, { wrapper: StrictMode });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByText('Sil…'));
    const dialog = screen.getByRole('alertdialog', { name: 'Kart silinsin mi?' });
    expect(dialog).toHaveAccessibleDescription('Geri alınamaz.');
    expect(modal).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
    modal.mockRestore();
  });

  it('UI-02 Escape is the answer no, and only the owner closes it', async () => {
    render(<Question />, { wrapper: StrictMode });
    await userEvent.click(screen.getByText('Sil…'));
    const refusal = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('alertdialog'), refusal);
    expect(refusal.defaultPrevented).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('UI-02 a dialog the browser closes by itself is a no too, reported once', async () => {
    render(<Question />, { wrapper: StrictMode });
    await userEvent.click(screen.getByText('Sil…'));
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole('status')).toHaveTextContent('0');
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('UI-02 closing goes through the dialog itself, which gives the focus back', async () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const confirm = jest.fn();
    render(<Question onConfirm={confirm} />, { wrapper: StrictMode });
    await userEvent.click(screen.getByText('Sil…'));
    close.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('0');
    close.mockRestore();
  });
});

describe('Dialog', () => {
  it('closes by its button and by a press beside it, not by one inside', async () => {
    const close = jest.fn();
    render(
      <Dialog open title="Güvenlik kodu nerede?" closeLabel="Tamam" onClose={close}>
        Kartın arkasında.
      </Dialog>,
      { wrapper: StrictMode },
    );
    const dialog = screen.getByRole('dialog', { name: 'Güvenlik kodu nerede?' });
    await userEvent.click(screen.getByText('Kartın arkasında.'));
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['begins inside and ends beside it', 'inside', 'beside'],
    ['begins beside it and ends inside', 'beside', 'inside'],
  ] as const)('stays open where a press %s', async (_what, from, to) => {
    const close = jest.fn();
    render(
      <Dialog open title="Sözleşme" closeLabel="Tamam" onClose={close}>
        Metin
      </Dialog>,
      { wrapper: StrictMode },
    );
    const dialog = screen.getByRole('dialog');
    const place = { inside: screen.getByText('Metin'), beside: dialog };
    fireEvent.pointerDown(place[from]);
    fireEvent.pointerUp(place[to]);
    // A browser gives the press to the nearest element that holds both places.
    fireEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
  });

  it('stays open by the keyboard after a press that began beside it and ended outside of the window', () => {
    const close = jest.fn();
    render(
      <Dialog open title="Kart" closeLabel="Tamam" onClose={close}>
        <input type="radio" aria-label="Bonus" />
      </Dialog>,
      { wrapper: StrictMode },
    );
    fireEvent.pointerDown(screen.getByRole('dialog'));
    // Space clicks a control without a pointer.
    fireEvent.click(screen.getByRole('radio', { name: 'Bonus' }));
    fireEvent.click(screen.getByRole('dialog'));
    expect(close).not.toHaveBeenCalled();
  });

  it('stays open where the browser takes the press for scrolling', () => {
    const close = jest.fn();
    render(
      <Dialog open title="Kart" closeLabel="Tamam" onClose={close}>
        Metin
      </Dialog>,
      { wrapper: StrictMode },
    );
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent.pointerCancel(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(close).not.toHaveBeenCalled();
  });
});
