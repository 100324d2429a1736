import { callResults } from '../../domain/cases/call-results.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { hasKeys, switchKeys } from '../use-keyboard.ts';

/** The list of keys, opened by `?` or from the menu. */
export function KeyboardHelp() {
  const { words } = useDesk();
  return (
    <div popover="auto" id="keyboard-help" role="dialog" aria-labelledby="keyboard-title" className="desk-dialog">
      <h2 id="keyboard-title" className="text-lg">
        {words.keyboard.title}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {words.keyboard.keys.map(([key = '', meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="desk-key">{fill(key, { count: callResults.length })}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="script-only mt-5 flex items-center gap-2">
        <input
          type="checkbox"
          className="size-5"
          ref={(box) => {
            if (box) box.checked = hasKeys();
          }}
          onChange={({ target }) => switchKeys(target.checked)}
        />
        {words.keyboard.isOn}
      </label>
      <button type="button" popoverTarget="keyboard-help" popoverTargetAction="hide" className="desk-button-quiet mt-5">
        {words.keyboard.close}
      </button>
    </div>
  );
}
