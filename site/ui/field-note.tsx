type Props = {
  id: string;
  kind: 'hint' | 'doubt' | 'error';
  children: string;
};

const looks = { hint: undefined, doubt: 'font-medium', error: 'text-hot' };

/**
 * The hint of a field, or in its place a doubt or an error. It is not in `field.tsx` because the prerendered page has no error,
 * so this file is searched for class names (`build/inline-styles.ts`), and the controls of other forms are not.
 */
export function FieldNote({ id, kind, children }: Props) {
  return (
    // A doubt is announced: the focus may be in the field already. A new element for it, so that screen readers notice.
    <p key={kind} id={id} role={kind === 'doubt' ? 'status' : undefined} className={looks[kind]}>
      {children}
    </p>
  );
}
