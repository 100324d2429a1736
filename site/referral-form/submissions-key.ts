/** The list of submissions stored on this device (docs/spec.md §7, call 3). The script of every page looks for keys that begin like this one. */
export const submissionsKey = 'referralSubmissions';
