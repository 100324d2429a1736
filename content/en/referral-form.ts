import type { FieldLabels, OptionLabels } from '../../domain/fields.ts';
import type { referralFields, referralGroups } from '../../domain/referral.ts';
import { brand } from '../brand.ts';
import { businessTypes, districts } from './options.ts';

const fields: FieldLabels<typeof referralFields> = {
  referrerFirstName: { label: 'Your first name', hint: '', missing: 'Enter your first name.' },
  referrerLastName: { label: 'Your last name', hint: '', missing: 'Enter your last name.' },
  referrerEmail: {
    label: 'Your email',
    hint:
      'Only for this referral: to ask you questions, to tell you the outcome and to let you check its progress. We ' +
      'send regular news only if you ask for it on the page of your referral.',
    missing: 'Enter your email address.',
  },
  referrerPhone: {
    label: 'Your phone',
    hint: '8 digits; start overseas numbers with +.',
    missing: 'Enter your phone number.',
  },
  businessName: {
    label: 'Business name',
    hint: 'As on the sign over the door.',
    missing: 'Enter the name of the business.',
  },
  businessType: {
    label: 'Business type',
    hint: 'A supermarket counts as a market. Hotels, petrol stations and the like: choose Other.',
    missing: 'Choose a business type.',
  },
  businessDistrict: { label: 'District', hint: '', missing: 'Choose a district.' },
  businessAddress: {
    label: 'Full address',
    hint: 'Street address, building name, floor.',
    missing: 'Enter the full address.',
  },
  contactName: {
    label: 'Contact name',
    hint: 'The name we should ask for.',
    missing: 'Enter the name we should ask for.',
  },
  contactPosition: { label: 'Contact position', hint: '', missing: 'Choose the contact’s position.' },
  contactPhone: {
    label: 'Contact phone',
    hint: '8 digits; start overseas numbers with +.',
    missing: 'Enter the contact’s phone number.',
  },
  contactEmail: { label: 'Contact email', hint: '' },
  bestTimeToCall: {
    label: 'Best time to call',
    hint: 'Choose a time when the kitchen is not busy.',
    missing: 'Choose a time to call.',
  },
  relationshipToContact: {
    label: 'Your relationship to the contact',
    hint: 'How you know each other.',
    missing: 'Choose how you know each other.',
  },
  conversationNotes: {
    label: 'Conversation notes',
    hint: 'What they said, what is usually left at closing time, what they want to ask us.',
    missing: 'Enter a line about what they said.',
  },
  additionalNotes: {
    label: 'Additional notes',
    hint: 'Anything else that helps, such as their closing day or the language they prefer.',
  },
  confirmContact: {
    label: `I have already contacted this business, and it has expressed interest in meeting the ${brand.en} team.`,
    hint:
      'By submitting, you also confirm that the contact person has agreed that you may give us their details. Tick ' +
      'this box to be able to submit.',
  },
};

const options: OptionLabels<typeof referralFields> = {
  businessType: businessTypes,
  businessDistrict: districts,
  contactPosition: {
    Owner: 'Owner',
    Manager: 'Manager',
    Chef: 'Chef',
    Staff: 'Staff Member',
    Other: 'Other',
  },
  bestTimeToCall: {
    'Morning (9AM-12PM)': 'Morning (9AM-12PM)',
    'Afternoon (12PM-6PM)': 'Afternoon (12PM-6PM)',
    'Evening (6PM-9PM)': 'Evening (6PM-9PM)',
    'Anytime during business hours': 'Anytime during business hours',
  },
  relationshipToContact: {
    Friend: 'Friend',
    Family: 'Family Member',
    Customer: 'Regular Customer',
    Colleague: 'Colleague',
    Neighbor: 'Neighbor',
    'Business Contact': 'Business Contact',
    Other: 'Other',
  },
};

const sections: Record<keyof typeof referralGroups, { title: string; description: string }> = {
  business: { title: 'The shop', description: 'The restaurant, cafe or shop you have in mind.' },
  place: { title: 'Where', description: 'Where people would pick up their bags.' },
  contact: { title: 'Who to ask for', description: 'The person you spoke with, who is expecting to hear from us.' },
  conversation: { title: 'What they said', description: 'A line or two is enough to help our first call.' },
  referrer: { title: 'You', description: 'So that we know who to thank and who to ask.' },
};

export const referralForm = {
  allNeeded: 'Please fill in every field that is not marked optional.',
  fields,
  sections,
  /** Before the title of each card. */
  step: 'Step {step} of {steps}',
  next: 'Next',
  back: 'Back',
  options,
  submit: 'Submit Referral',
  submitting: 'Processing...',
  problemSummary: 'Fields that still need attention: {count}. Choose one to go to it.',
  toasts: {
    savedOnline: {
      title: 'Referral Submitted Successfully!',
      text: "Thank you for your referral. We'll contact the restaurant within 24 hours.",
    },
    savedViaFallback: {
      title: 'Referral Submitted!',
      text: "We have your referral. We'll contact the restaurant within 24 hours.",
    },
    savedOnDevice: {
      title: 'Referral Saved Locally',
      text: 'Unable to submit online, but your referral has been saved. Please contact us directly.',
    },
    failed: {
      title: 'Submission Failed',
      text: 'Unable to submit your referral. Please try again or contact us directly.',
    },
  },
  /** The success screen: whom we call and what happens next; what became of the referral, the toast says. */
  success: {
    arrived: {
      title: 'Now it is our turn',
      text: 'We will call and ask for {contact} at {business}. You need not do anything more.',
    },
    onDeviceTitle: 'Waiting for a connection',
    onDeviceText:
      'It will be sent automatically when you are back online or next open this site, so you need not fill in the ' +
      'form again. Until then, please do not clear your browsing data. Once we have it, we contact the restaurant ' +
      'within 24 hours.',
    tryNow: 'Try to send it now',
    tellOwner: 'Tell the owner on WhatsApp',
    ownerMessage: `Hello! I have just introduced {business} to ${brand.en}. Their team will contact you within 24 hours.`,
    reference: 'Your reference',
    copy: 'Copy',
    copied: 'Copied',
    status: 'See what becomes of it',
    next: {
      title: 'What happens next',
      steps: [
        'We contact the person you named within 24 hours, at the time you chose if we can.',
        'If they want to go ahead, we explain how surprise bags work: no upfront or monthly fees, and a ' +
          'lifetime platform-fee waiver.',
        'Keep your reference. With it and your email you can check progress at any time; quote it if you have news or a ' +
          'question.',
      ],
    },
    again: 'Submit Another Referral',
  },
  draft: {
    restored: 'We kept what you had typed, in this browser only. Carry on where you left off.',
    kept: 'Saved on this device, not sent yet.',
    startOver: 'Start over',
    startOverConfirm: 'Clear everything you have typed in this form?',
  },
  unsent: {
    waiting: 'Referrals waiting on this device: {count}. They will be sent automatically when you are online.',
    sent: 'Referrals sent from this device just now: {count}. Thank you for waiting.',
    refused:
      'We could not accept the referral for {business} that was kept on this device. ' +
      'Please email {email} and we will take it from there.',
    contactUs: 'Contact us',
  },
};

/** Beside the form: the page alone shows it, so it is not loaded with the code of the form. */
export const referralPrivacy = {
  title: 'How we use these details',
  collected: 'We collect what you enter here: your details, the business, its contact person and your notes.',
  purpose:
    'We use it to call the business about becoming a partner, to ask you if something is unclear, and to tell you the outcome.',
  whoSees:
    'Only the team members who follow up referrals see it; they note each call and what came of it. The hosting services ' +
    'that we use store it. We do not sell it or use it for advertising.',
  kept:
    'We keep a referral for {months} months, then delete it. A half-filled form stays in this browser for a week ' +
    'or until you start over; a referral that has not reached us stays until it is sent, and one that we could not ' +
    'accept stays for 30 days.',
  ask: 'To see, correct or delete what we hold about you, email {email}.',
};
