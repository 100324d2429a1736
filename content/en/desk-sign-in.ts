import { brand } from '../brand.ts';

/** The words of signing in to the desk, of the team and of the own devices. */
export const deskSignIn = {
  desk: `${brand.en} desk`,
  otherLanguage: '中文',
  start: {
    title: 'Open your link',
    text: 'Each link signs you in once. If this page has not read yours automatically, paste the whole link here.',
    code: 'Your link',
    read: 'Continue',
    first: {
      title: 'You are the first here',
      text: 'Enter your name to become the first member of the team. You can then invite the others.',
    },
    invitation: { title: 'You are invited', text: 'Enter your name to join the team.' },
    device: { title: 'Welcome back, {name}', text: 'Sign in on this device; the link then stops working.' },
    name: 'Your name',
    nameHint: 'Your colleagues see it beside what you do.',
    join: 'Join the team',
    signIn: 'Sign in as {name}',
  },
  done: {
    title: 'You are signed in, {name}',
    text: 'You stay signed in on this device if you use the desk at least once every 30 days.',
    passkey: 'With a passkey you can sign in again at any time with your fingerprint, your face or the device’s PIN.',
    noPasskey:
      'Passkeys do not work at this address: browsers allow them only with https or on localhost. When you are signed out, ' +
      'ask a colleague for a new link.',
    alerts:
      'So that no call is forgotten, the desk sends you alerts by email. You can change this later under “My devices”.',
    toDesk: 'Go to the desk',
    later: 'Not now, go to the desk',
  },
  signIn: {
    title: 'Sign in to the desk',
    text: 'The desk is for the team. There are no passwords.',
    noPasskey: 'Passkeys do not work at this address. Please sign in with a link.',
    help: 'No passkey on this device?',
    colleague:
      'Ask a colleague for a link: they open Team and press “Make a sign-in link” beside your name. Whoever runs the ' +
      'server can make one too.',
    haveLink: 'I have a link',
    again: {
      title: 'Is it you?',
      text:
        'You signed in more than 12 hours ago. Before you erase, export, change the team or add a passkey, please ' +
        'confirm with your passkey. If it is not on this device, sign out first, then use a link.',
    },
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    create: 'Create a passkey',
    busy: 'Please follow your browser…',
  },
  problems: {
    unknown:
      'This link is not valid. Part of it may be missing, or there may be a newer one. Please copy the whole link again.',
    expired: 'This link has expired. Please ask for a new one.',
    used: 'This link has already been used; each works once. If that was not you, tell your colleagues at once.',
    'too-many': 'Too many attempts from here. Please wait a minute, then try again.',
    'name-missing': 'Please fill in a name.',
    'name-taken': 'A colleague already has this name. Please add something to tell you apart.',
    'by-colleague':
      'This device was signed in by a colleague’s link, so it cannot change the address for alerts. Please do so on ' +
      'another device.',
    email: 'This does not look like an email address. It should read like name@example.com.',
    refused: 'The passkey was not accepted. Please try again, or ask a colleague for a link.',
    cancelled: 'No passkey was chosen, so nothing has changed.',
    exists: 'This device already has a passkey of yours.',
    unsupported: 'This browser cannot use a passkey at this address.',
    network: 'You seem to be offline. Please check your connection and try again.',
    'no-script': 'Passkeys need JavaScript, which is off in this browser. Turn it on, or sign in with a link.',
    last: 'You are the only member. Invite somebody else first.',
    'no-member': 'This member has already been removed.',
  },
  team: {
    title: 'Team',
    you: '{name} (you)',
    lastSeen: 'last active {time}',
    /** The use of a session is noted once an hour. */
    seenNow: 'active within the last hour',
    neverSeen: 'not signed in',
    invitedBy: 'invited by {name}',
    invitedThese: '{name} invited {names}, who stay on the team. Please check that each of them should.',
    endsThisSession:
      'You signed in here with a link that {name} made. If you remove them, you are signed out here too, and passkeys ' +
      'made here stop working. First sign in with a passkey of your own, or with a link of another colleague.',
    deviceLink: 'Make a sign-in link',
    deviceLinkFor: 'Make a sign-in link for {name}',
    remove: 'Remove',
    removeTitle: 'Remove {name}?',
    removeText:
      'They are signed out everywhere, and so is every device that used a sign-in link they made for a colleague. Their ' +
      'passkeys stop working. What they did stays in the history. Dates and promises stay as they are.',
    heir: 'Who takes over the open cases of {name}?',
    everybody: 'Everybody: they stay in their lists, marked with the name',
    removeButton: 'Remove {name}',
    removed: 'Removed. They had no open cases.',
    removedTo: 'Removed. {name} has their open cases now ({count}), and is told.',
    removedToAll:
      'Removed. Their open cases ({count}) are everybody’s now: in Call now, Later or No next step, marked with their name.',
    removedList: 'Show all that was theirs',
    invite: 'Invite somebody',
    inviteName: 'Their name',
    inviteLanguage: 'Language of the link, and of their alerts',
    inviteButton: 'Make an invitation link',
    open: 'Links that still work',
    openLine: {
      first: 'For the first member',
      invitation: 'Invitation for {name}, made by {by}',
      device: 'Sign-in link for {name}, made by {by}',
    },
    fromOperator: 'whoever runs the server',
    until: 'works until {time}',
    withdraw: 'Withdraw',
    withdrawLinkOf: 'Withdraw the link for {name}',
    withdrawn: 'Withdrawn. The link no longer works.',
  },
  newLink: {
    invitation: 'Invitation link for {name}',
    device: 'Sign-in link for {name}',
    text:
      'It works once, until {time}, and is shown only now. Anybody who has it can sign in as {name}, so give it to ' +
      'nobody else.',
    address: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    email: 'Send by email',
    subject: `Your link to the ${brand.en} desk`,
    body: 'Hello {name},\n\nThis link signs you in to the desk, once, until {time}:\n\n{address}\n',
    qr: 'The same link as a QR code, to scan with a phone',
  },
  devices: {
    title: 'My devices',
    signedIn: 'Where you are signed in',
    unknownDevice: 'Unknown browser',
    thisDevice: '{device} (this device)',
    lastSeen: 'last used {time}',
    linkBy: 'by a link of {name}',
    signOutDevice: 'Sign out',
    signOutOf: 'Sign out on {device}, last used {time}',
    signedOut: 'That device is signed out.',
    passkeys: 'Passkeys',
    noPasskeys: 'You have no passkeys yet.',
    created: 'created {time}',
    used: 'last used {time}',
    removePasskey: 'Remove',
    removePasskeyOf: 'Remove the passkey of {device}, created {time}',
    passkeyRemoved: 'Removed from the desk. You can delete it on your device as well.',
    passkeyAdded: 'The passkey was created.',
    details: 'Your details',
    name: 'Name',
    email: 'Email for alerts',
    emailHint: 'Leave it empty to get no alerts by email.',
    language: 'Language of alerts',
    languages: { en: 'English', zh: '中文' },
    save: 'Save',
    saved: 'Saved.',
    signOut: 'Sign out on this device',
  },
};
