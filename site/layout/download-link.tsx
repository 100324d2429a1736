import { facts } from '../../domain/facts.ts';

type Props = { label: string; className?: string };

/** A link to the app store; on Android the script changes it to the APK page (docs/spec.md §1). */
export function DownloadLink({ label, className = 'button' }: Props) {
  return (
    <a href={facts.appStore} data-android={facts.androidDownload} className={className}>
      {label}
    </a>
  );
}
