-- Each request commits one referral of its own, as the Firestore SDK writes it.
local fields = {
  referrerFirstName = 'Ka-yan', referrerLastName = '陳', referrerEmail = 'kayan@example.com', referrerPhone = '+852 5555 0199',
  businessName = '好味茶餐廳', businessType = 'Restaurant', businessDistrict = 'Sham Shui Po', businessAddress = '九江街12號地下',
  contactName = 'Mr Wong', contactPosition = 'Owner', contactPhone = '5555 0177', contactEmail = '',
  bestTimeToCall = 'Afternoon (12PM-6PM)', relationshipToContact = 'Customer',
  conversationNotes = 'He throws away two trays of buns each night. Call after 3.', additionalNotes = '',
  submissionDate = '2026-11-20T04:05:06.789Z',
}
local values = {}
for name, text in pairs(fields) do values[#values + 1] = string.format('"%s":{"stringValue":"%s"}', name, text) end
local common = table.concat(values, ',') .. ',"confirmContact":{"booleanValue":true},"submissionTimestamp":{"integerValue":"1795147506789"}'
local path = '/v1/projects/encore/databases/(default)/documents:commit'
local count = 0

function request()
  count = count + 1
  local id = string.format('REF_1795147506789_%08d', count)
  local body = string.format('{"writes":[{"update":{"name":"projects/encore/databases/(default)/documents/referrals/%s","fields":{%s,"submissionId":{"stringValue":"%s"}}}}]}', id, common, id)
  return wrk.format('POST', path, { ['Content-Type'] = 'text/plain' }, body)
end
