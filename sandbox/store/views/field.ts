import { type Html, html } from '../../site/html.js';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly type?: 'text' | 'url' | 'number' | 'date' | 'datetime-local';
  readonly inputmode?: 'decimal' | 'numeric' | 'url';
  readonly wide?: boolean;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/** A labelled text field; its hint and its problem are tied to it, the problem first. */
export function textField(field: Field): Html {
  const { name, problem, hint } = field;
  return html`<div class="field${field.wide === true && ' field-wide'}">
    <label for="${name}">${field.label}</label>
    <input id="${name}" name="${name}" type="${field.type ?? 'text'}" value="${field.value}" autocomplete="off"${field.inputmode && html` inputmode="${field.inputmode}"`}${described(field)}${problem && html` aria-invalid="true"`}>
    ${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

export function selectField(field: Field, options: readonly Option[]): Html {
  const { name, problem, hint } = field;
  return html`<div class="field${field.wide === true && ' field-wide'}">
    <label for="${name}">${field.label}</label>
    <select id="${name}" name="${name}"${described(field)}${problem && html` aria-invalid="true"`}>
      ${options.map((option) => html`<option value="${option.value}"${option.value === field.value && html` selected`}>${option.label}</option>`)}
    </select>
    ${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** One of a few, all in view. */
export function choiceField(name: string, legend: string, value: string, options: readonly Option[]): Html {
  return html`<fieldset class="field-wide"><legend>${legend}</legend><div class="choices">
    ${options.map(
      (
        option,
      ) => html`<label class="choice"><input type="radio" name="${name}" value="${option.value}"${option.value === value && html` checked`}>
        <span class="choice-text">${option.label}${option.note && html`<small>${option.note}</small>`}</span></label>`,
    )}
  </div></fieldset>`;
}

export function tickBox(name: string, label: string, ticked: boolean): Html {
  return html`<label class="choice"><input type="checkbox" name="${name}" value="1"${ticked && html` checked`}><span>${label}</span></label>`;
}

function described({ name, problem, hint }: Field): Html | false {
  const ids = [problem !== undefined && `${name}-problem`, hint !== undefined && `${name}-hint`].filter(
    (id) => id !== false,
  );
  return ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`;
}
