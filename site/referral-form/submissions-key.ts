/** The list of submissions stored on this device (docs/spec.md §7, call 3). The script of every page reads it. */
export const submissionsKey = 'referralSubmissions';
