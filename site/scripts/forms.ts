import type { Problem } from '../../domain/fields.ts';

type Question = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Answer = { code: string; fields?: Record<string, Problem>; seconds?: string | null };

/** Milliseconds after which a server that says nothing counts as not reached. */
const patience = 15_000;

/** Makes a prerendered form answer in place (`forms/posted-form.tsx`); without it the form posts like any other. */
export function wakeForm(form: HTMLFormElement): void {
  // What `ui/field.tsx` made: neither the hidden language nor the honeypot is described by anything.
  const questions = [...form.querySelectorAll<Question>('[aria-describedby]')];
  const outcomes = [...(form.parentElement as Element).querySelectorAll<HTMLElement>('[data-outcome]')];
  const button = form.querySelector('button') as HTMLButtonElement;
  const submit = button.textContent;
  const sentences: Record<string, string> = JSON.parse(form.dataset.problems as string);
  const draft = draftOf(form);

  function mark(question: Question, problem?: Problem) {
    const text = problem && sentences[problem]?.replace('{label}', question.labels?.[0]?.firstChild?.textContent ?? '');
    (form.querySelector(`[data-error=${question.name}]`) as HTMLElement).textContent = text ?? '';
    if (problem) question.ariaInvalid = 'true';
    else question.removeAttribute('aria-invalid');
  }

  function say({ code, fields = {}, seconds }: Answer) {
    for (const question of questions) mark(question, fields[question.name]);
    for (const outcome of outcomes) {
      outcome.hidden = outcome.dataset.outcome !== code;
      const wait = outcome.querySelector('[data-seconds]');
      if (wait) wait.textContent = seconds ?? '60';
    }
    form.hidden = code === 'saved';
    const wrong = questions.find((question) => fields[question.name]);
    (wrong ?? outcomes.find((outcome) => !outcome.hidden) ?? questions[0])?.focus();
  }

  form.noValidate = true;
  draft.restore(questions);
  form.addEventListener('input', ({ target }) => {
    draft.keep();
    if (questions.includes(target as Question)) mark(target as Question);
  });
  // Enter that picks a character of an input method must not submit; Safari tells only by the key code.
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const fields = problemsOf(questions);
    if (fields) return say({ code: 'refused', fields });
    button.disabled = true;
    button.textContent = button.dataset.submitting as string;
    const answer = await send(form);
    button.disabled = false;
    button.textContent = submit;
    if (answer.code === 'saved') {
      form.reset();
      draft.forget();
    }
    say(answer);
  });
  outcomes
    .at(-1)
    ?.querySelector('[data-again]')
    ?.addEventListener('click', () => say({ code: '' }));
}

/** What the browser itself finds wrong, in the domain's codes; the server looks again. */
function problemsOf(questions: Question[]): Record<string, Problem> | null {
  const wrong = questions.filter((question) => !question.validity.valid);
  const codeOf = ({ type, validity }: Question) => {
    if (type === 'checkbox') return 'notTicked';
    return validity.valueMissing ? 'missing' : 'notAnEmail';
  };
  return wrong.length > 0 ? Object.fromEntries(wrong.map((question) => [question.name, codeOf(question)])) : null;
}

async function send(form: HTMLFormElement): Promise<Answer> {
  const body = { ...Object.fromEntries(new FormData(form)), elapsed: Math.round(performance.now()) };
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Language': document.documentElement.lang },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 429) return { code: 'tooMany', seconds: response.headers.get('Retry-After') };
    const { success, fields } = await response.json();
    return success === true ? { code: 'saved' } : { code: fields ? 'refused' : 'unavailable', fields };
  } catch {
    return { code: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

/** What has been typed, kept in this tab until it is sent. Without storage the form works all the same. */
function draftOf(form: HTMLFormElement) {
  const key = `draft:${form.dataset.form}`;
  const attempt = (step: () => void) => {
    try {
      step();
    } catch {
      // Storage is full or forbidden, or holds something else.
    }
  };
  return {
    keep: () => attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))))),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
    /** What was typed before the script arrived stays. */
    restore: (questions: Question[]) =>
      attempt(() => {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        for (const question of questions) {
          if (question.type === 'checkbox') (question as HTMLInputElement).checked ||= question.name in kept;
          else question.value ||= kept[question.name] ?? '';
        }
      }),
  };
}
