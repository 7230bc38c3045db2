/** A controlled React input that formats a card number by a regular expression: what keys are compared with. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const format = (text) =>
  text
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

function CardNumber() {
  const [number, setNumber] = useState('');
  return (
    <input
      id="cc-number"
      aria-label="Kart numarası"
      inputMode="numeric"
      value={number}
      onChange={({ target }) => setNumber(format(target.value))}
    />
  );
}

createRoot(document.querySelector('#root')).render(<CardNumber />);
