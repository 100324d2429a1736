export const faq = {
  label: 'FAQ',
  meta: {
    title: 'FAQ: surprise bags, pickup, payment and fees',
    description:
      'What is in a surprise bag, how to cancel, when you are charged, who to tell when something is wrong, and what ' +
      'a shop pays and earns. Short answers.',
  },
  title: 'Frequently asked questions',
  description: 'Short answers to what people ask before their first bag, and what shops ask before theirs.',
  customers: {
    title: 'For customers',
    items: [
      {
        question: 'What is a surprise bag?',
        answer:
          'A bag of good food that a shop has left that day. You know the shop, the price and the pickup time. What ' +
          'is inside is the surprise. It is also called a Magic Bag.',
      },
      {
        question: 'How much do I save?',
        answer: 'Every bag is 50% or more off the shop’s usual price. All prices are in Hong Kong dollars (HK$).',
      },
      {
        question: 'Which districts have shops?',
        answer:
          'Not all 18 yet: we have 20+ restaurant partners. The app shows the shops near you and what they have left ' +
          'today. Or tell us your district by email or WhatsApp, and we will tell you which shops are there.',
      },
      {
        question: 'How do I reserve a bag?',
        answer:
          'Choose a bag in the app and reserve it. We send you a Reservation Confirmation, which tells you that we ' +
          'have received your order. The sale is made when the shop accepts the order and hands you the bag.',
      },
      {
        question: 'May I reserve several bags?',
        answer: 'Yes, as many as the app says are left, if they are for your household and not for resale.',
      },
      {
        question: 'How and when do I pay?',
        answer:
          'In the app, by credit card, debit card or digital wallet. When you reserve, the amount is only held. It is ' +
          'charged when you pick up. If you cancel in time, you pay nothing. The hold is released; anything that has ' +
          'been charged is returned in full. How soon you see it depends on your bank or wallet. If you cancel late or ' +
          'do not come, you may be charged the price at which you reserved the bag.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'Yes, up to two hours before the pickup time begins: for a pickup from 8:30 to 9:00 pm, until 6:30 pm. After ' +
          'that, or if you reserve later than that, you may cancel only because of ingredients, allergens, labelling ' +
          'or a dietary need; for these reasons you may cancel at any time before pickup. To cancel for them, use the ' +
          'complaint link in the app.',
      },
      {
        question: 'Can the shop cancel?',
        answer:
          'Yes, up to two hours before the pickup time begins, if it has no surplus. Some evenings everything sells, ' +
          'and there is nothing left to put in a bag. You then pay nothing.',
      },
      {
        question: 'What if I am ten minutes late, or cannot come?',
        answer:
          'Come at any time between the beginning and the end of the pickup time. Once it has ended, even by ten ' +
          'minutes, the shop may sell the bag to another customer and we may charge you the price at which you ' +
          'reserved the bag. If you know that you cannot come, cancel at least two hours before the pickup time ' +
          'begins.',
      },
      {
        question: 'May a friend collect for me?',
        answer:
          'Yes, if your friend can show your order during the pickup time. It is still your order: the same times and ' +
          'charges apply.',
      },
      {
        question: 'Do I need to bring my own bag?',
        answer:
          'Please do. If the shop charges for a carrier bag, it tells you the price first. By law a plastic shopping ' +
          'bag costs at least HK$1, except the first one for food that is unpacked or not sealed airtight.',
      },
      {
        question: 'What if the shop is closed?',
        answer:
          'If you come in time and the shop is closed, or has no bag for you, you pay nothing. Tell us through the ' +
          'complaint link in the app, at any hour. If you have been charged, we refund you in full to your card or ' +
          'wallet.',
      },
      {
        question: 'What if something is wrong with my bag?',
        answer:
          'If you have trouble breathing or your face swells, call 999. If you feel ill, see a doctor before you email ' +
          'us. Do not eat food that looks, smells or tastes wrong; keep it and its packaging if that is safe. Tell us ' +
          'through the complaint link in the app, at any hour, with a photograph if it helps; or email us, and we reply ' +
          'within 24 hours. We take it up with the shop and refund what is due to you. You can also complain about food ' +
          'to the Food and Environmental Hygiene Department, day and night, on 2868 0000.',
      },
      {
        question: 'I have an allergy. Can I order?',
        answer:
          'If your allergy is severe, please do not order. Otherwise you can, but ask the shop what is inside before ' +
          'you take the bag: contents change every day, and food may have touched allergens. If the shop cannot tell ' +
          'you, do not take it; you may cancel at no cost at any time before pickup.',
      },
      {
        question: 'Are there vegetarian, halal or pork-free bags?',
        answer:
          'We cannot promise one, because nobody knows in advance what will be left. Ask the shop before you take the ' +
          'bag. You may cancel for a dietary need at any time before pickup.',
      },
      {
        question: 'How should I keep and reheat the food?',
        answer:
          'Ask when each item was made. Chill what needs chilling as soon as you are home, and eat it that evening. ' +
          'If cooked food, such as a rice box, a tart or a filled bun, has not been in a fridge: from two to four ' +
          'hours after it was made, eat it straight away; after four hours, do not eat it. Reheat until the middle is ' +
          'steaming hot (75 °C), once only. The hours and the 75 °C are the advice of the Centre for Food Safety; our ' +
          'blog says more.',
      },
      {
        question: 'Who can reserve?',
        answer:
          'Anyone aged 18 or over who has legal capacity, shops for personal purposes as a consumer and has a valid ' +
          'payment method.',
      },
      {
        question: 'Where do I get the app?',
        answer:
          'On an iPhone or iPad, from the App Store. On Android, from our Android download page. The download ' +
          'buttons on this site lead to the right one.',
      },
      {
        question: 'Android: why an APK file, is it safe, and how do I install it?',
        answer:
          'For now we offer the Android app on a download page of our own, not through Google Play. Download it only ' +
          'through the button on this site, and do not install it if Android warns that the file is harmful: tell us ' +
          'instead. Android asks whether your browser may install apps: allow it, open the ' +
          'file, then switch that off again. To update, install the newer file over the old one; Android refuses a ' +
          'file that is not signed by the maker of the app you have.',
      },
    ],
  },
  merchants: {
    title: 'For merchants',
    items: [
      {
        question: 'Which businesses can join?',
        answer:
          'Restaurants, cafes, bakeries, hotels, supermarkets, markets and petrol stations: any shop with good food ' +
          'left at the end of the day.',
      },
      {
        question: 'What does it cost?',
        answer:
          'There are no upfront fees and no monthly fees, and the platform fee, which is what a marketplace takes from each ' +
          'sale, is waived for life.',
      },
      {
        question: 'When am I paid?',
        answer: 'Typically 3–5 business days after pickup.',
      },
      {
        question: 'At what price do bags sell?',
        answer: 'At 50% off or more. A bag with HK$60 of food in it sells for HK$30 or less.',
      },
      {
        question: 'What may I put in a bag?',
        answer:
          'Food from your own shop that you would still be glad to serve: buns, rice boxes, salads, cakes, fruit. ' +
          'Its use-by date must not have passed (selling it later is an offence, Cap. 132W) and your licence must cover it; ' +
          'sashimi, raw oysters and other restricted foods need a permit (Cap. 132X). Keep chilled food at 4 °C or ' +
          'below and hot food above 60 °C. Leave out any cooked or ready-to-eat food that has stood between 4 and ' +
          '60 °C for two hours or more. That includes egg tarts and buns with meat, egg or cream; plain bread may go ' +
          'in. Tell customers when each item was made.',
      },
      {
        question: 'A customer asks about allergens. What do I say?',
        answer:
          'Tell them exactly what is inside and what it may have touched. If you are not sure, say so: the customer ' +
          'may cancel at no cost.',
      },
      {
        question: 'Who is responsible for the food?',
        answer:
          'You are the seller. The sale is between your shop and the customer, so you answer for the quality, safety ' +
          'and labels of the food, and for the licences and permits that it needs. We run the app and collect the ' +
          'payment for you.',
      },
      {
        question: 'Who pays for a refund?',
        answer:
          'You do: it comes out of what we would have paid you for that order. If the shop was closed, or the food was ' +
          'not as it should be, the customer gets the price back and you are not paid for that bag. Before we decide, ' +
          'we ask for your side.',
      },
      {
        question: 'What if I have nothing left one evening?',
        answer:
          'You may cancel the order up to two hours before the pickup time begins. After that, please keep a bag for ' +
          'the customer.',
      },
      {
        question: 'What if a customer does not come?',
        answer:
          'You may sell the bag to another customer. We may charge the customer who did not come the price of the ' +
          'reserved bag, and pass on to you what we charge.',
      },
      {
        question: 'Who supplies the bags, and how many must I sell?',
        answer:
          'Use any clean bag or box that is fit for food, such as your takeaway ones, but no foam boxes: they are ' +
          'banned (Cap. 603). You need not buy bags from us. There is no minimum number. You decide each day how many ' +
          'bags there are, if any.',
      },
      {
        question: 'How do I join?',
        answer:
          'Fill in the partnership form on this site: your shop and its district, your name, phone and email, and what ' +
          'you usually have left. We read it and contact you.',
      },
      {
        question: 'How do I leave?',
        answer:
          'Email us, and we take your shop off the app. It costs nothing. Please hand over the bags that are already ' +
          'reserved.',
      },
    ],
  },
  support: {
    title: 'Still have a question?',
    text: 'Email us or message us on WhatsApp. If it is about an order, tell us the shop and the day.',
    email: 'Email us',
    whatsapp: 'Ask on WhatsApp',
  },
};
